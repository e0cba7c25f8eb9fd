/** What a tap on the body does: it paints it, marks its core or its front, or lays a location; one past the last is new. */
export type Hand = 'body' | 'core' | 'front' | number
