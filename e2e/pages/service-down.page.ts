import { Screen } from './screen.page.js';

/** In place of a page that looks up addresses, while nobody can. */
export class ServiceDownPage extends Screen {
  protected readonly heading = 'Service Temporarily Unavailable';
}
