import { londonToday, randomKey, readingBytes, type MeterOfHome } from '@home-move/contract';
import {
  Button,
  CheckIcon,
  Checkbox,
  focusField,
  Notice,
  ProblemNotice,
  registerSheet,
  TextField,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MeterDevice, ReadingDraft, StoredReading, WaitingReading } from '../device/meter-device';
import { meterDayTexts } from '../meter-day.texts';
import { meterMoment } from '../meter-moment';
import { bytesOf } from '../readings/base64';
import type { Readings, SaveOutcome } from '../readings/use-readings';
import { PhotoField } from './photo-field';
import { ReadingBoxes } from './reading-boxes';
import { boxesOf, doubtsOf, formErrors, initialDraft, serialMatch, type FormErrors } from './reading-form.state';
import sheet, * as styles from './reading-form.module.css';

registerSheet(sheet);
const texts = meterDayTexts.form;

interface ReadingFormProps {
  /** The whole address of the home. */
  readonly home: string;
  readonly meter: MeterOfHome;
  readonly device: MeterDevice;
  readonly readings: Readings;
  /** The waiting reading that the mover changes. */
  readonly changed: StoredReading | undefined;
  readonly onSaved: (outcome: Exclude<SaveOutcome, 'lost'>) => void;
  readonly onCancel: (() => void) | undefined;
  readonly onUnreachable: () => void;
}

/** Photo, serial number and reading of one meter. Doubts are explained, and block nothing. [METER-02 to METER-05] */
export function ReadingForm(props: ReadingFormProps) {
  const { home, meter, device, readings, changed, onSaved, onCancel, onUnreachable } = props;
  const { clock } = useRuntime();
  const today = londonToday(clock.now());
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() =>
    initialDraft(
      meter,
      readings.drafts.find((each) => each.meter === meter.meter),
      changed,
    ),
  );
  const [isPhotoBusy, setPhotoBusy] = useState(false);
  const [isOnDevice, setOnDevice] = useState(draft.photo !== null);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  /** The values that the mover has looked at again. */
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<object | null>(null);
  const [lost, setLost] = useState<object | null>(null);
  const doubts = doubtsOf(draft, meter, today);
  const match = serialMatch(draft, meter);
  const keyOf = (index: number) => `${index} ${draft.values[index]}`;
  const isOpen = (index: number) => doubts[index] && !seen.includes(keyOf(index));

  /** The draft that the next change starts from: a photo is finished long after the render that has started it. */
  const current = useRef(draft);
  const update = (part: Partial<ReadingDraft>) => {
    current.current = { ...current.current, ...part };
    setDraft(current.current);
  };
  const change = (part: Partial<ReadingDraft>) => {
    update(part);
    setErrors(null);
  };
  const isCancelled = useRef(false);
  const keep = async () => {
    if (!isCancelled.current) setOnDevice(await readings.saveDraft(current.current));
  };
  const takePhoto = (photo: string) => {
    update({ photo, photoAt: device.now() });
    void keep();
  };

  const build = async ({ values, serialNumber, photo }: ReadingDraft): Promise<WaitingReading> => {
    const fields = {
      meter: meter.meter,
      values: meter.registers.map(({ rate }, index) => ({ rate, value: values[index] ?? '' })),
      serialNumber: serialNumber.trim() || null,
      takenAt: device.now(),
    };
    const hash = await device.hash(readingBytes(fields, photo === null ? new Uint8Array() : bytesOf(photo)));
    return { ...fields, home, id: randomKey(), photo, hash, replaces: changed?.replaces ?? null };
  };
  /** The reading of the last attempt, which may have arrived: the same draft is sent again under its id. [METER-09] */
  const attempt = useRef<{ readonly draft: ReadingDraft; readonly reading: WaitingReading } | null>(null);
  const { run, busy, problem } = useAction(async () => {
    setLost(null);
    const saved = current.current;
    const reading = attempt.current?.draft === saved ? attempt.current.reading : await build(saved);
    attempt.current = null;
    const outcome = await readings.save(reading);
    if (outcome === 'lost') {
      attempt.current = { draft: saved, reading };
      setLost({});
    } else onSaved(outcome);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPhotoBusy) return;
    const found = formErrors(draft, meter);
    if (found) {
      // Render the messages before the focus moves to the first one.
      flushSync(() => setErrors(found));
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (invalid) focusField(invalid);
      return;
    }
    const open = doubts.flatMap((_, index) => (isOpen(index) ? [keyOf(index)] : []));
    if (open.length > 0 && asked === null) {
      // Asked once: the next attempt saves it.
      setAsked({});
      return;
    }
    void run();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <PhotoField
        alt={meterDayTexts.card.photo(meter.meter)}
        photo={draft.photo}
        note={
          draft.photoAt === null
            ? null
            : (isOnDevice ? texts.photoTaken : texts.photoUnsaved)(meterMoment(draft.photoAt, today))
        }
        isBusy={isPhotoBusy}
        onBusy={setPhotoBusy}
        onPhoto={takePhoto}
      />
      <div className={styles.fields}>
        <div>
          <TextField
            label={meterDayTexts.card.serialNumber}
            hint={texts.serialHint}
            width="20"
            numeric
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={draft.serialNumber}
            error={errors?.serialNumber ?? undefined}
            aria-describedby={match === null ? undefined : `${id}-serial`}
            onChange={({ target }) => change({ serialNumber: target.value })}
            onBlur={() => void keep()}
          />
          {match === true && (
            <p id={`${id}-serial`} className={styles.same}>
              <CheckIcon size={18} />
              <span>{texts.serialSame(meter.meter)}</span>
            </p>
          )}
          {match === false && meter.serialNumber !== null && (
            <div id={`${id}-serial`} className={styles.note}>
              <Notice kind="warning">
                <b>{texts.serialDifferent}</b> {texts.serialDifferentMore(meter.meter, meter.serialNumber)}
              </Notice>
            </div>
          )}
        </div>
        {meter.registers.map((register, index) => {
          const value = draft.values[index] ?? '';
          const doubt = doubts[index];
          return (
            <div key={register.rate}>
              <ReadingBoxes
                label={meterDayTexts.card.rates[register.rate]}
                hint={register.isDigitsKnown ? texts.digitsHint(register.digits, meter.meter) : texts.unknownDigitsHint}
                error={errors?.values[index] ?? undefined}
                value={value}
                {...boxesOf(register, value)}
                onBlur={() => void keep()}
                doubtId={doubt ? `${id}-${register.rate}` : undefined}
                onChange={(next) => {
                  change({ values: draft.values.map((each, at) => (at === index ? next : each)) });
                  setAsked(null);
                }}
              />
              {doubt && (
                <div id={`${id}-${register.rate}`} className={styles.note}>
                  <Notice kind="warning" focusOn={isOpen(index) ? asked : null}>
                    <p>
                      <b>{texts.doubts[doubt.kind]}</b> {texts.doubtMore(doubt.earlier)}
                    </p>
                    <Checkbox
                      label={texts.looked(value)}
                      checked={seen.includes(keyOf(index))}
                      onChange={({ target }) =>
                        setSeen(target.checked ? [...seen, keyOf(index)] : seen.filter((key) => key !== keyOf(index)))
                      }
                    />
                  </Notice>
                </div>
              )}
            </div>
          );
        })}
        <ProblemNotice problem={problem} focused />
        {lost && (
          <Notice kind="error" focusOn={lost}>
            <p>
              <b>{texts.lost}</b> {texts.lostMore}
            </p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            busy={busy ? texts.saving : isPhotoBusy ? texts.photoFirst : undefined}
          >
            {texts.save(meter.meter)}
          </Button>
          {onCancel ? (
            <Button
              variant="plain"
              onClick={() => {
                isCancelled.current = true;
                void readings.removeDraft(draft);
                onCancel();
              }}
            >
              {texts.cancel}
            </Button>
          ) : (
            <Button variant="plain" onClick={onUnreachable}>
              {texts.cannotReach}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
