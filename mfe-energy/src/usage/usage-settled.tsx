import { pathOf, type SingleFuel } from '@home-move/contract';
import { Actions, Button, Notice, Page, useRuntime } from '@home-move/ui';
import { NoThanksToEnergy } from '../skip/skip-energy';
import { settledTexts as texts } from './usage-settled.texts';

/** In place of the questions once one fuel of mixed meters is set up: the tariffs of the other one are next. */
export function UsageSettled({ fuel }: { readonly fuel: SingleFuel }) {
  const runtime = useRuntime();
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('confirmation')) }}
    >
      <Notice still>
        <p>{texts.body[fuel]}</p>
      </Notice>
      <Actions>
        <NoThanksToEnergy plain />
        <Button onClick={() => runtime.navigate(pathOf('energy-list'))}>{texts.next[fuel]}</Button>
      </Actions>
    </Page>
  );
}
