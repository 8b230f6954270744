import { layers } from './layers.rule.mjs';
import { wording } from './wording.rule.mjs';

/** The project's own rules for oxlint: `home-move/wording` and `home-move/layers`. */
export default { meta: { name: 'home-move' }, rules: { layers, wording } };
