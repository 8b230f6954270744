import type { EmbedProblem } from '@home-move/contract';
import { reportFailure } from './failure-report';
import { createFallback } from './fallback';
import { loadDialog, type Dialog } from './lazy-scripts';
import { placementOf } from './portal';

const code: EmbedProblem = 'script-unavailable';

/** Loads the dialog for an element. If the page's policy blocks its script, a link to the hosted page takes its place. */
export function withDialog(element: Element | null, run: (dialog: Dialog) => void): void {
  loadDialog().then(run, () => {
    if (element === null) return;
    const placement = placementOf((name) => element.getAttribute(name));
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.replaceChildren(createFallback(placement));
    element.dispatchEvent(new CustomEvent('homemove:error', { bubbles: true, detail: { code } }));
    reportFailure(code, placement);
  });
}
