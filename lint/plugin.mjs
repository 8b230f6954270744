import { cycles } from './cycles.rule.mjs';
import { layers } from './layers.rule.mjs';
import { wording } from './wording.rule.mjs';

/** The project's own rules for oxlint: `home-move/cycles`, `home-move/layers` and `home-move/wording`. */
export default { meta: { name: 'home-move' }, rules: { cycles, layers, wording } };
