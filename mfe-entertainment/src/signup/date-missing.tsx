import { pathOf } from '@home-move/contract';
import { Actions, Button, Notice, useRuntime } from '@home-move/ui';
import { signupTexts as texts } from './signup.texts';

interface DateMissingProps {
  readonly provider: string;
  readonly onBack: () => void;
}

/** In place of the order while the move-in date is unknown. */
export function DateMissing({ provider, onBack }: DateMissingProps) {
  const runtime = useRuntime();
  return (
    <>
      <Notice kind="info" still>
        {texts.dateMissing(provider)}
      </Notice>
      <Actions>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="primary" onClick={() => runtime.navigate(pathOf('moving-details'))}>
          {texts.addDate}
        </Button>
      </Actions>
    </>
  );
}
