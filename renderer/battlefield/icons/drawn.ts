// The icons that are always at hand, inlined when the app is built. game-icons.net, CC BY 3.0.
import animalSkull from '~icons/game-icons/animal-skull?raw'
import barbute from '~icons/game-icons/barbute?raw'
import bat from '~icons/game-icons/bat?raw'
import batWing from '~icons/game-icons/bat-wing?raw'
import battleAxe from '~icons/game-icons/battle-axe?raw'
import bearFace from '~icons/game-icons/bear-face?raw'
import bearHead from '~icons/game-icons/bear-head?raw'
import beastEye from '~icons/game-icons/beast-eye?raw'
import birdMask from '~icons/game-icons/bird-mask?raw'
import bleedingWound from '~icons/game-icons/bleeding-wound?raw'
import boar from '~icons/game-icons/boar?raw'
import boarTusks from '~icons/game-icons/boar-tusks?raw'
import bowArrow from '~icons/game-icons/bow-arrow?raw'
import bowman from '~icons/game-icons/bowman?raw'
import broadsword from '~icons/game-icons/broadsword?raw'
import brokenBone from '~icons/game-icons/broken-bone?raw'
import brokenHeart from '~icons/game-icons/broken-heart?raw'
import brokenSkull from '~icons/game-icons/broken-skull?raw'
import cage from '~icons/game-icons/cage?raw'
import cagedBall from '~icons/game-icons/caged-ball?raw'
import campfire from '~icons/game-icons/campfire?raw'
import cauldron from '~icons/game-icons/cauldron?raw'
import chest from '~icons/game-icons/chest?raw'
import clawSlashes from '~icons/game-icons/claw-slashes?raw'
import claws from '~icons/game-icons/claws?raw'
import coffin from '~icons/game-icons/coffin?raw'
import crescentStaff from '~icons/game-icons/crescent-staff?raw'
import crossedAxes from '~icons/game-icons/crossed-axes?raw'
import crossedSwords from '~icons/game-icons/crossed-swords?raw'
import crosshair from '~icons/game-icons/crosshair?raw'
import crowDive from '~icons/game-icons/crow-dive?raw'
import daggers from '~icons/game-icons/daggers?raw'
import deathSkull from '~icons/game-icons/death-skull?raw'
import deathZone from '~icons/game-icons/death-zone?raw'
import deerHead from '~icons/game-icons/deer-head?raw'
import drop from '~icons/game-icons/drop?raw'
import eggClutch from '~icons/game-icons/egg-clutch?raw'
import evilEyes from '~icons/game-icons/evil-eyes?raw'
import evilTree from '~icons/game-icons/evil-tree?raw'
import executionerHood from '~icons/game-icons/executioner-hood?raw'
import eyeTarget from '~icons/game-icons/eye-target?raw'
import fangs from '~icons/game-icons/fangs?raw'
import fire from '~icons/game-icons/fire?raw'
import fist from '~icons/game-icons/fist?raw'
import flail from '~icons/game-icons/flail?raw'
import flame from '~icons/game-icons/flame?raw'
import flangedMace from '~icons/game-icons/flanged-mace?raw'
import flyingFlag from '~icons/game-icons/flying-flag?raw'
import footTrip from '~icons/game-icons/foot-trip?raw'
import footprint from '~icons/game-icons/footprint?raw'
import forearm from '~icons/game-icons/forearm?raw'
import gems from '~icons/game-icons/gems?raw'
import goblinHead from '~icons/game-icons/goblin-head?raw'
import grass from '~icons/game-icons/grass?raw'
import hangingSpider from '~icons/game-icons/hanging-spider?raw'
import healthIncrease from '~icons/game-icons/health-increase?raw'
import heartOrgan from '~icons/game-icons/heart-organ?raw'
import hearts from '~icons/game-icons/hearts?raw'
import heavyHelm from '~icons/game-icons/heavy-helm?raw'
import highShot from '~icons/game-icons/high-shot?raw'
import holySymbol from '~icons/game-icons/holy-symbol?raw'
import hood from '~icons/game-icons/hood?raw'
import hoodedFigure from '~icons/game-icons/hooded-figure?raw'
import hoof from '~icons/game-icons/hoof?raw'
import hornedSkull from '~icons/game-icons/horned-skull?raw'
import hound from '~icons/game-icons/hound?raw'
import house from '~icons/game-icons/house?raw'
import imp from '~icons/game-icons/imp?raw'
import internalOrgan from '~icons/game-icons/internal-organ?raw'
import kenkuHead from '~icons/game-icons/kenku-head?raw'
import key from '~icons/game-icons/key?raw'
import knockout from '~icons/game-icons/knockout?raw'
import lanternFlame from '~icons/game-icons/lantern-flame?raw'
import leg from '~icons/game-icons/leg?raw'
import magicSwirl from '~icons/game-icons/magic-swirl?raw'
import minotaur from '~icons/game-icons/minotaur?raw'
import nestEggs from '~icons/game-icons/nest-eggs?raw'
import ogre from '~icons/game-icons/ogre?raw'
import openTreasureChest from '~icons/game-icons/open-treasure-chest?raw'
import pineTree from '~icons/game-icons/pine-tree?raw'
import plainDagger from '~icons/game-icons/plain-dagger?raw'
import plantRoots from '~icons/game-icons/plant-roots?raw'
import pointyHat from '~icons/game-icons/pointy-hat?raw'
import poison from '~icons/game-icons/poison?raw'
import poisonBottle from '~icons/game-icons/poison-bottle?raw'
import prayer from '~icons/game-icons/prayer?raw'
import quakeStomp from '~icons/game-icons/quake-stomp?raw'
import rat from '~icons/game-icons/rat?raw'
import raven from '~icons/game-icons/raven?raw'
import ribcage from '~icons/game-icons/ribcage?raw'
import rock from '~icons/game-icons/rock?raw'
import roundShield from '~icons/game-icons/round-shield?raw'
import run from '~icons/game-icons/run?raw'
import runeStone from '~icons/game-icons/rune-stone?raw'
import saberTooth from '~icons/game-icons/saber-tooth?raw'
import scrollUnfurled from '~icons/game-icons/scroll-unfurled?raw'
import shamblingZombie from '~icons/game-icons/shambling-zombie?raw'
import shield from '~icons/game-icons/shield?raw'
import shieldBash from '~icons/game-icons/shield-bash?raw'
import skeleton from '~icons/game-icons/skeleton?raw'
import skullCrossedBones from '~icons/game-icons/skull-crossed-bones?raw'
import smallFire from '~icons/game-icons/small-fire?raw'
import snail from '~icons/game-icons/snail?raw'
import snake from '~icons/game-icons/snake?raw'
import spiderFace from '~icons/game-icons/spider-face?raw'
import spikedTail from '~icons/game-icons/spiked-tail?raw'
import spinalCoil from '~icons/game-icons/spinal-coil?raw'
import stabbedNote from '~icons/game-icons/stabbed-note?raw'
import stoneTablet from '~icons/game-icons/stone-tablet?raw'
import stoneWall from '~icons/game-icons/stone-wall?raw'
import sunkenEye from '~icons/game-icons/sunken-eye?raw'
import swallow from '~icons/game-icons/swallow?raw'
import swordman from '~icons/game-icons/swordman?raw'
import templarShield from '~icons/game-icons/templar-shield?raw'
import thornHelix from '~icons/game-icons/thorn-helix?raw'
import thornyVine from '~icons/game-icons/thorny-vine?raw'
import thrownDaggers from '~icons/game-icons/thrown-daggers?raw'
import thrownSpear from '~icons/game-icons/thrown-spear?raw'
import torch from '~icons/game-icons/torch?raw'
import totem from '~icons/game-icons/totem?raw'
import treeFace from '~icons/game-icons/tree-face?raw'
import treeRoots from '~icons/game-icons/tree-roots?raw'
import tripleClaws from '~icons/game-icons/triple-claws?raw'
import verticalBanner from '~icons/game-icons/vertical-banner?raw'
import vikingHelmet from '~icons/game-icons/viking-helmet?raw'
import vikingShield from '~icons/game-icons/viking-shield?raw'
import vineWhip from '~icons/game-icons/vine-whip?raw'
import visoredHelm from '~icons/game-icons/visored-helm?raw'
import walk from '~icons/game-icons/walk?raw'
import warhammer from '~icons/game-icons/warhammer?raw'
import warlockHood from '~icons/game-icons/warlock-hood?raw'
import waterDrop from '~icons/game-icons/water-drop?raw'
import waves from '~icons/game-icons/waves?raw'
import witchFace from '~icons/game-icons/witch-face?raw'
import wizardStaff from '~icons/game-icons/wizard-staff?raw'
import wolfHead from '~icons/game-icons/wolf-head?raw'
import woodAxe from '~icons/game-icons/wood-axe?raw'

/** By name, as whole drawings. */
export const DRAWN: Readonly<Record<string, string>> = {
  'animal-skull': animalSkull,
  barbute,
  bat,
  'bat-wing': batWing,
  'battle-axe': battleAxe,
  'bear-face': bearFace,
  'bear-head': bearHead,
  'beast-eye': beastEye,
  'bird-mask': birdMask,
  'bleeding-wound': bleedingWound,
  boar,
  'boar-tusks': boarTusks,
  'bow-arrow': bowArrow,
  bowman,
  broadsword,
  'broken-bone': brokenBone,
  'broken-heart': brokenHeart,
  'broken-skull': brokenSkull,
  cage,
  'caged-ball': cagedBall,
  campfire,
  cauldron,
  chest,
  'claw-slashes': clawSlashes,
  claws,
  coffin,
  'crescent-staff': crescentStaff,
  'crossed-axes': crossedAxes,
  'crossed-swords': crossedSwords,
  crosshair,
  'crow-dive': crowDive,
  daggers,
  'death-skull': deathSkull,
  'death-zone': deathZone,
  'deer-head': deerHead,
  drop,
  'egg-clutch': eggClutch,
  'evil-eyes': evilEyes,
  'evil-tree': evilTree,
  'executioner-hood': executionerHood,
  'eye-target': eyeTarget,
  fangs,
  fire,
  fist,
  flail,
  flame,
  'flanged-mace': flangedMace,
  'flying-flag': flyingFlag,
  'foot-trip': footTrip,
  footprint,
  forearm,
  gems,
  'goblin-head': goblinHead,
  grass,
  'hanging-spider': hangingSpider,
  'health-increase': healthIncrease,
  'heart-organ': heartOrgan,
  hearts,
  'heavy-helm': heavyHelm,
  'high-shot': highShot,
  'holy-symbol': holySymbol,
  hood,
  'hooded-figure': hoodedFigure,
  hoof,
  'horned-skull': hornedSkull,
  hound,
  house,
  imp,
  'internal-organ': internalOrgan,
  'kenku-head': kenkuHead,
  key,
  knockout,
  'lantern-flame': lanternFlame,
  leg,
  'magic-swirl': magicSwirl,
  minotaur,
  'nest-eggs': nestEggs,
  ogre,
  'open-treasure-chest': openTreasureChest,
  'pine-tree': pineTree,
  'plain-dagger': plainDagger,
  'plant-roots': plantRoots,
  'pointy-hat': pointyHat,
  poison,
  'poison-bottle': poisonBottle,
  prayer,
  'quake-stomp': quakeStomp,
  rat,
  raven,
  ribcage,
  rock,
  'round-shield': roundShield,
  run,
  'rune-stone': runeStone,
  'saber-tooth': saberTooth,
  'scroll-unfurled': scrollUnfurled,
  'shambling-zombie': shamblingZombie,
  shield,
  'shield-bash': shieldBash,
  skeleton,
  'skull-crossed-bones': skullCrossedBones,
  'small-fire': smallFire,
  snail,
  snake,
  'spider-face': spiderFace,
  'spiked-tail': spikedTail,
  'spinal-coil': spinalCoil,
  'stabbed-note': stabbedNote,
  'stone-tablet': stoneTablet,
  'stone-wall': stoneWall,
  'sunken-eye': sunkenEye,
  swallow,
  swordman,
  'templar-shield': templarShield,
  'thorn-helix': thornHelix,
  'thorny-vine': thornyVine,
  'thrown-daggers': thrownDaggers,
  'thrown-spear': thrownSpear,
  torch,
  totem,
  'tree-face': treeFace,
  'tree-roots': treeRoots,
  'triple-claws': tripleClaws,
  'vertical-banner': verticalBanner,
  'viking-helmet': vikingHelmet,
  'viking-shield': vikingShield,
  'vine-whip': vineWhip,
  'visored-helm': visoredHelm,
  walk,
  warhammer,
  'warlock-hood': warlockHood,
  'water-drop': waterDrop,
  waves,
  'witch-face': witchFace,
  'wizard-staff': wizardStaff,
  'wolf-head': wolfHead,
  'wood-axe': woodAxe
}
