import { Aside } from '@home-move/ui';
import { dataPassportTexts } from './data-passport.texts';

const texts = dataPassportTexts.access;

/** [PASS-16] */
export function AccessNote() {
  return (
    <Aside title={texts.title}>
      <p>{texts.text}</p>
    </Aside>
  );
}
