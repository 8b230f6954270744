import type { Root } from './screen.page.js';

/** The progress bar; in a narrow window the names of its links are for screen readers. */
export class StagesBar {
  constructor(private readonly root: Root) {}

  /** Opens a stage again. */
  async open(stage: string): Promise<void> {
    const progress = this.root.getByRole('navigation', { name: 'Progress' });
    const links = progress.getByRole('link', { name: new RegExp(`^${stage}( \\(done\\))?$`) });
    await links.filter({ visible: true }).first().click();
  }
}
