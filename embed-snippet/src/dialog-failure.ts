import { dialogTexts } from './dialog.texts';
import { create, icon, withAttributes } from './markup';
import { hostedUrl, type Placement } from './portal';

const texts = dialogTexts.failed;

/** Replaces a frame that cannot be shown in a dialog: the hosted page in a new tab, another attempt, and the code for support. */
export function createFailure(placement: Placement, code: string, onRetry: () => void): HTMLElement {
  const warning = create('span', { className: 'warning' }, icon('warning'));
  const link = create(
    'a',
    { className: 'primary', href: hostedUrl(placement), target: '_blank', rel: 'noopener' },
    texts.newTab,
    icon('newTab'),
  );
  const again = create('button', { type: 'button', className: 'plain' }, texts.again);
  again.addEventListener('click', onRetry);
  return withAttributes(
    create(
      'div',
      { className: 'failed' },
      warning,
      create('h2', {}, texts.title),
      create('p', {}, texts.text),
      create('div', { className: 'actions' }, link, again),
      create('p', { className: 'code' }, texts.code(code)),
    ),
    { role: 'alert' },
  );
}
