import { selectionCost, problemOf, type EnergyTariff } from '@home-move/contract';
import {
  Actions,
  Button,
  Card,
  FailedPanel,
  formatMoney,
  FullPageSpinner,
  GoTo,
  Notice,
  Page,
  Price,
  Stack,
  Text,
  useBack,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { gateTexts } from '../gate/energy-unavailable';
import { addOnsFor } from '../selection/add-ons';
import { useChooseAddOns } from '../selection/choose-tariff';
import { useChosenTariffs } from '../selection/chosen-tariffs';
import { formatLaterMonthly, formatOtherBill } from '../selection/format-bill';
import { energyAddOnsAtom } from '../state/stored-selection';
import { termOf } from '../tariff/describe-tariff';
import { tariffTexts } from '../tariff/tariff.texts';
import { AddOnCard } from './add-on-card';
import { addOnsTexts as texts } from './add-ons.texts';

interface AddOnsProps {
  /** One; with mixed meters two. */
  readonly tariffs: readonly EnergyTariff[];
  readonly identifiers: readonly string[];
}

function AddOns({ tariffs, identifiers }: AddOnsProps) {
  const runtime = useRuntime();
  const setAddOns = useSetAtom(energyAddOnsAtom);
  const save = useChooseAddOns();
  const offered = addOnsFor(tariffs, useEnrolment());
  const chosen = offered.filter(({ identifier, isIncluded }) => isIncluded || identifiers.includes(identifier));
  const cost = selectionCost(tariffs, chosen);
  const names = texts.plans(tariffs.map(({ tariffName }) => tariffName));
  const recurring = cost.otherBills.filter(({ frequency }) => frequency !== 'One-off');
  const chosenIds = chosen.map(({ identifier }) => identifier);
  const toPrevious = useBack();

  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: toPrevious }}
      lede={offered.length > 0 ? texts.lede(names) : undefined}
      stickyAside
      aside={
        <Card as="div">
          <Stack gap={3}>
            {tariffs.map((tariff) => (
              <div key={tariff.priceId}>
                <Text strong>{tariff.tariffName}</Text>
                <Text muted size="sm">
                  {tariffTexts.bySupplier(tariff.supplierName, termOf(tariff))}
                </Text>
              </div>
            ))}
            <div aria-live="polite">
              <Price amount={formatMoney(cost.monthly)}>{texts.monthly}</Price>
              {[...formatLaterMonthly(cost), ...recurring.map(formatOtherBill)].map((line) => (
                <Text key={line} size="sm" numeric>
                  {line}
                </Text>
              ))}
              {cost.oneOff > 0 && (
                <Text size="sm" numeric>
                  {texts.oneOff}: {formatMoney(cost.oneOff)}
                </Text>
              )}
            </div>
          </Stack>
        </Card>
      }
    >
      {offered.length === 0 && <p>{texts.none(names)}</p>}
      {offered.length > 0 && (
        <Stack>
          {offered.map((addOn) => {
            const { identifier } = addOn;
            const isAdded = chosenIds.includes(identifier);
            const toggled = isAdded ? chosenIds.filter((id) => id !== identifier) : [...chosenIds, identifier];
            return <AddOnCard key={identifier} addOn={addOn} isAdded={isAdded} onToggle={() => setAddOns(toggled)} />;
          })}
        </Stack>
      )}
      {save.problem && <Notice kind="error">{save.problem.title}</Notice>}
      <Actions>
        <Button onClick={toPrevious}>{texts.back}</Button>
        <Button
          variant="primary"
          onClick={() => void save.run(tariffs, chosenIds)}
          busy={save.busy ? texts.continuing : undefined}
        >
          {texts.continue}
        </Button>
      </Actions>
    </Page>
  );
}

/** The add-ons of the selection. [TARIFF-03] */
export function AddOnsPage() {
  const runtime = useRuntime();
  const { tariffs, addOnsIdentifiers, error, missing, retry, retrying } = useChosenTariffs();
  if (missing) return <GoTo step="energy-list" label={gateTexts.opening} />;
  if (tariffs && (addOnsIdentifiers || error !== undefined))
    return <AddOns tariffs={tariffs} identifiers={addOnsIdentifiers ?? []} />;
  if (error !== undefined)
    return (
      <Page title={texts.title} brandName={runtime.brand.name}>
        <FailedPanel title={texts.failedTitle} onRetry={retry} retrying={retrying}>
          {problemOf(error).title}
        </FailedPanel>
      </Page>
    );
  return <FullPageSpinner label={texts.loading} detail="" />;
}
