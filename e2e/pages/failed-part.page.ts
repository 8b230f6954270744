import { Screen } from './screen.page.js';

/** In place of a journey that did not load: its stage's name and the panel. */
export class FailedPartPage extends Screen {
  protected readonly heading = /^(Your details|New home|Services|Energy|Broadband|All set)$/;

  readonly panel = this.root.getByRole('alert');
  readonly tryAgain = this.button('Try again');
  readonly toServices = this.root.getByRole('link', { name: 'Go to your services' });
}
