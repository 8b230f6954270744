import { Notice } from '@home-move/ui';
import { journeyTexts as texts } from './journey.texts';

/** Says where what was typed is while nothing can be saved. */
export function WhenBack({ isWaiting }: { readonly isWaiting: boolean }) {
  return isWaiting ? <Notice kind="warning">{texts.whenBack}</Notice> : null;
}
