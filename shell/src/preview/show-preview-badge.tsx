import type { VersionPreview } from '@home-move/contract';
import { createRoot } from 'react-dom/client';
import type { Registry } from '../journeys/registry';
import type { Navigation } from '../navigation/navigation';
import { PreviewBadge } from './preview-badge';

export interface PreviewBadgeInputs {
  readonly preview: VersionPreview;
  readonly registry: Pick<Registry, 'find'>;
  readonly navigation: Pick<Navigation, 'path'>;
  readonly now: () => Date;
}

/** Shows the badge of a preview below the portal, in its own root: a version that breaks the page can still be left. */
export function showPreviewBadge({ navigation, ...props }: PreviewBadgeInputs): void {
  const element = document.body.appendChild(document.createElement('div'));
  createRoot(element).render(
    <PreviewBadge
      {...props}
      path={navigation.path}
      fetcher={window.fetch.bind(window)}
      reload={() => window.location.reload()}
    />,
  );
}
