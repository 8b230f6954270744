import { addDays, coolingOffDays, londonToday, pathOf } from '@home-move/contract';
import { Button, formatDate, Heading, Page, registerSheet, Text, Timeline, useRuntime } from '@home-move/ui';
import { useAtomValue } from 'jotai';
import { energyTariffAtom } from '../state/stored-selection';
import sheet, * as styles from './details.module.css';
import { detailsTexts, switchDetailsTexts as texts } from './details.texts';
import { useTariffAt } from './tariff-at';

registerSheet(sheet);

const questions = [
  [texts.meanwhileTitle, texts.meanwhile],
  [texts.howLongTitle, texts.howLong],
  [texts.moveInTitle, texts.moveIn],
] as const;

/** What happens in a switch, for the tariff in the address, the chosen one or any: the variant of the details. [TARIFF-02] */
export function SwitchDetailsPage() {
  const runtime = useRuntime();
  const chosen = useAtomValue(energyTariffAtom);
  const tariff = useTariffAt().found?.tariff ?? chosen;
  const supplier = tariff?.supplierName ?? texts.newSupplier;
  const lastDay = formatDate(addDays(londonToday(runtime.clock.now()), coolingOffDays));
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('energy-list')) }}
      lede={texts.lede}
    >
      <Timeline
        items={[
          { when: texts.today, what: texts.agree(supplier), certain: true },
          { when: texts.coolingOff(lastDay), what: texts.cancel(supplier) },
          {
            when: tariff ? formatDate(tariff.startServiceDate) : texts.start,
            what: texts.startsOn(tariff?.supplierName ?? texts.newSupplierFirst),
          },
          { when: texts.reading, what: texts.readings },
        ]}
      />
      {questions.map(([question, answer]) => (
        <section key={question}>
          <Heading level={2} look="h3">
            {question}
          </Heading>
          <Text measure>{answer}</Text>
        </section>
      ))}
      <div className={styles.screen}>
        <Button variant="plain" onClick={() => window.print()}>
          {detailsTexts.print}
        </Button>
      </div>
    </Page>
  );
}
