import { Screen } from './screen.page.js';

export class UnsubscribePage extends Screen {
  protected readonly heading = 'Are you sure?';

  readonly yes = this.button('Yes, unsubscribe');
  readonly keep = this.button('No, keep my emails');
}

export class UnsubscribedPage extends Screen {
  protected readonly heading = "We'll miss you.";

  readonly resubscribe = this.root.getByRole('link', { name: 'Resubscribe' });
}

export class ResubscribedPage extends Screen {
  protected readonly heading = 'Welcome back.';
}
