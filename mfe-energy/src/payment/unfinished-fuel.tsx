import { fuelNames, otherFuel, pathOf, type Problem } from '@home-move/contract';
import { Actions, Button, formatDate, Notice, Page, ProblemNotice, Text, useRuntime } from '@home-move/ui';
import { useSkipEnergy } from '../skip/skip-energy';
import { fuelTitles, supplies } from './chosen-fuels';
import { unfinishedTexts as texts } from './payment.texts';
import type { Unfinished } from './set-up';

interface UnfinishedFuelProps {
  readonly unfinished: Unfinished;
  /** Resubmits the remaining fuel. */
  readonly onRetry: () => void;
  readonly busy: boolean;
  /** Why the last retry failed. */
  readonly problem: Problem | null;
}

/** Why the fuel is not set up: the supplier's refusal ends the retries, anything else leaves the answer unknown. */
function codeOf({ code }: Unfinished, problem: Problem | null): Unfinished['code'] {
  return problem?.code === 'QUOTE_EXPIRED' ? 'QUOTE_EXPIRED' : code;
}

/** Explains why only one fuel of mixed meters is set up, and offers the next steps. */
export function UnfinishedFuelPage({ unfinished, onRetry, busy, problem }: UnfinishedFuelProps) {
  const runtime = useRuntime();
  const skip = useSkipEnergy();
  const { fuel, tariffs } = unfinished;
  const done = otherFuel[fuel];
  const code = codeOf(unfinished, problem);
  const accepted = tariffs.find((tariff) => supplies(tariff, done));
  const left = tariffs.find((tariff) => supplies(tariff, fuel));
  const lowerFuel = fuelNames[fuel];
  const isBusy = busy || skip.busy;
  return (
    <Page
      title={texts.title(fuelTitles[done], lowerFuel)}
      brandName={runtime.brand.name}
      notices={
        <>
          {left && (
            <Notice kind="warning" focusOn={problem ?? unfinished}>
              <p>{texts.notSetUp(left.tariffName, left.supplierName)}</p>
              <p>{texts.reasons[code](left.supplierName)}</p>
            </Notice>
          )}
          {problem?.code !== code && <ProblemNotice problem={problem} />}
          <ProblemNotice problem={skip.problem} focused />
        </>
      }
    >
      {accepted && (
        <Notice kind="success" still>
          <p>{texts.accepted(accepted.tariffName, accepted.supplierName, formatDate(accepted.startServiceDate))}</p>
        </Notice>
      )}
      <Text>{texts.stands(fuelNames[done], lowerFuel)}</Text>
      <Actions>
        <Button busy={skip.busy ? texts.skipping : undefined} onClick={() => !isBusy && void skip.run()}>
          {texts.skip(lowerFuel)}
        </Button>
        {code === 'QUOTE_EXPIRED' ? (
          <Button variant="primary" onClick={() => runtime.navigate(pathOf('energy-list'))}>
            {texts.choose(lowerFuel)}
          </Button>
        ) : (
          <Button variant="primary" busy={busy ? texts.trying : undefined} onClick={() => !isBusy && onRetry()}>
            {texts.tryAgain}
          </Button>
        )}
      </Actions>
    </Page>
  );
}
