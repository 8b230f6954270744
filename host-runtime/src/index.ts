import type * as HostRuntime from './host-runtime';
import { loadPanel } from './load-panel';
import { mountPanelWith, type PanelServices } from './mount-panel';

const services: PanelServices = { fetcher: (...request) => fetch(...request), loadPanel };

/** Opens the call of a launch code and shows its panel. `host-runtime.d.ts` describes options, events and errors. */
export const mountPanel: typeof HostRuntime.mountPanel = (options) => mountPanelWith(services, options);
