import type { EmbedProblem } from '@home-move/contract';
import { loadBehaviour } from './lazy-scripts';
import type { Placement } from './portal';

/** Writes one line on a failure for the developers of the host's page. */
export function reportFailure(code: EmbedProblem, placement: Placement, directive = ''): void {
  loadBehaviour().then(
    ({ explainFailure }) => explainFailure(code, placement, directive),
    // oxlint-disable-next-line no-console -- it is for them
    () => console.error(`Home Move (${code})`),
  );
}
