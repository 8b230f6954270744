import { Screen } from './screen.page.js';

/** The page with everything about one package. */
export class BroadbandDetailsPage extends Screen {
  /** The name of the package. */
  protected readonly heading = /^(?!Broadband, Phone and TV$)/;

  readonly backToList = this.button('Back to all packages');
  readonly select = this.root.getByRole('link', { name: 'Select', exact: true });
  readonly print = this.button('Print this summary');
  /** Explains One Touch Switch. */
  readonly switching = this.root.locator('summary', { hasText: 'Do you have broadband somewhere else already?' });
  readonly contractSummary = this.root.getByRole('heading', { name: 'Contract summary' });
}

/** The page of a package that is not on offer at the home. */
export class PackageGonePage extends Screen {
  protected readonly heading = 'Broadband, Phone and TV';

  readonly message = this.root.getByText('This package is no longer available at your new home.');
  readonly otherPackages = this.button('See other packages');
}
