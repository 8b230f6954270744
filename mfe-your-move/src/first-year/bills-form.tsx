import {
  bandsOf,
  firstYearEndpoints,
  homeBillsSchema,
  type FirstYear,
  type HomeBills,
  type HomeBillsForm,
} from '@home-move/contract';
import {
  Button,
  Card,
  focusField,
  Heading,
  ProblemNotice,
  registerSheet,
  Select,
  Text,
  TextButton,
  TextField,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useId, useRef, useState, type FormEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import sheet, * as styles from './first-year.module.css';
import { firstYearTexts } from './first-year.texts';

registerSheet(sheet);
const texts = firstYearTexts.bills;

type Field = keyof HomeBillsForm;
type Typed = Readonly<Record<Field, string>>;

const toTyped = ({ councilTaxBand, waterBill }: HomeBills): Typed => ({
  councilTaxBand: councilTaxBand ?? '',
  waterBill: waterBill === null ? '' : (waterBill / 100).toFixed(2).replace(/\.00$/, ''),
});

const fields = ['councilTaxBand', 'waterBill'] as const satisfies readonly Field[];
/** The bills that are not entered. */
export const missingBills = (bills: HomeBills): readonly Field[] => fields.filter((field) => bills[field] === null);

interface BillsFormProps {
  readonly data: FirstYear;
  /** Whether the mover changes earlier entries: then both fields are shown. */
  readonly isChange: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onSaved: (saved: FirstYear) => Promise<void>;
  readonly onCancel: () => void;
}

/** Adds the council tax band and the water bill, or changes them. [ORDER-84] */
export function BillsForm({
  data: { bills, country, council },
  isChange,
  titleRef,
  onSaved,
  onCancel,
}: BillsFormProps) {
  const { http } = useRuntime();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => toTyped(bills));
  const [errors, setErrors] = useState<Partial<Typed>>({});
  const { run, busy, problem } = useAction(async (body: HomeBillsForm) => {
    await onSaved(await http.send(firstYearEndpoints.saveBills, { body }));
  });
  const shown = isChange ? fields : missingBills(bills);
  const [only] = shown;
  const kind = isChange ? 'change' : shown.length === 1 && only ? only : 'both';
  const bands = bandsOf(country);

  const set = (field: Field, value: string) => {
    setTyped({ ...typed, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = homeBillsSchema({ country }).safeParse(typed);
    if (parsed.success) {
      void run(parsed.data);
      return;
    }
    // Render the messages before the focus moves to the first one.
    flushSync(() =>
      setErrors(Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]))),
    );
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) focusField(invalid);
  };

  return (
    <Card aria-labelledby={titleId} className={styles.bills}>
      <Heading level={3} id={titleId} ref={titleRef} tabIndex={-1}>
        {texts.titles[kind]}
      </Heading>
      <Text size="sm" muted className={styles.muted}>
        {shown.includes('councilTaxBand') ? texts.text(council) : texts.waterText}
      </Text>
      <form ref={form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {shown.includes('councilTaxBand') && (
            <Select
              label={texts.band}
              hint={texts.bandHint}
              placeholder={texts.chooseBand(bands.at(-1) ?? '')}
              options={bands.map((band) => ({ value: band, label: texts.bandOption(band) }))}
              value={typed.councilTaxBand}
              error={errors.councilTaxBand}
              onChange={({ target }) => set('councilTaxBand', target.value)}
            />
          )}
          {shown.includes('waterBill') && (
            <TextField
              label={texts.water}
              hint={country === 'Scotland' ? texts.scottishWaterHint : texts.waterHint}
              prefix="£"
              width="8"
              numeric
              inputMode="decimal"
              autoComplete="off"
              value={typed.waterBill}
              error={errors.waterBill}
              onChange={({ target }) => set('waterBill', target.value)}
            />
          )}
        </div>
        <ProblemNotice problem={problem} focused />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={busy ? texts.saving : undefined}>
            {isChange ? texts.save : texts.add}
          </Button>
          {isChange && <TextButton onClick={onCancel}>{texts.cancel}</TextButton>}
        </div>
      </form>
    </Card>
  );
}
