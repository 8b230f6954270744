import type * as EmbedReact from './embed-react';
import { HomeMove as component } from './home-move';

/** Shows the portal in a React app. `embed-react.d.ts` describes properties, events and ref. */
export const HomeMove: typeof EmbedReact.HomeMove = component;
