/** What a page looks like. The server may also write `system`; the tokens then follow the visitor's device. */
export type ColourMode = 'light' | 'dark';

/** Replaces the mode `system` by the one that the visitor's device shows now, and again when the visitor changes it. */
export function followSystemMode(root: HTMLElement): void {
  if (root.dataset['mode'] !== 'system') return;
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    root.dataset['mode'] = prefersDark.matches ? 'dark' : 'light';
  };
  prefersDark.addEventListener('change', apply);
  apply();
}

/** The mode of the page at this moment. */
export function colourMode(root: HTMLElement): ColourMode {
  return root.dataset['mode'] === 'dark' ? 'dark' : 'light';
}
