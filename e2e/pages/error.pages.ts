import { Screen } from './screen.page.js';

/** Shown instead of a journey that did not load: its stage's name and the error panel. */
export class FailedJourneyPage extends Screen {
  protected readonly heading = /^(Your details|New home|Services|Energy|Broadband|All set)$/;

  readonly panel = this.root.getByRole('alert');
  readonly tryAgain = this.button('Try again');
  readonly toServices = this.root.getByRole('link', { name: 'Go to your services' });
}

/** Shown instead of a page with an address lookup while the lookup is down. */
export class ServiceDownPage extends Screen {
  protected readonly heading = 'Service Temporarily Unavailable';
}

/** Shown for a link that has expired or was used before. */
export class InvalidLinkPage extends Screen {
  protected readonly heading = 'This link does not work any more';

  readonly another = this.root.getByRole('link', { name: 'Send me a new link' });
}
