import {
  householdEndpoints,
  percentagesOf,
  splitKinds,
  weightsOf,
  type HouseholdSplit,
  type SplitForm,
  type SplitKind,
} from '@home-move/contract';
import {
  Button,
  focusField,
  Heading,
  Notice,
  ProblemNotice,
  RadioCards,
  registerSheet,
  Text,
  TextButton,
  TextField,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Agreement } from './agreement';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { OutcomeStatus, useOutcome } from './outcome';
import { membersOf, shortNames } from './people';
import { SplitCard } from './split-card';
import { basisOf, draftOf, parseDraft, type SplitDraft } from './split-draft';
import sheet, * as styles from './split.module.css';
import { splitTexts as texts } from './split.texts';

registerSheet(sheet);

interface Typed extends SplitDraft {
  /** What the draft changes. */
  readonly basis: string;
}

/** "by room, Sam 40%, Priya 35% and Ben 25%" */
function useDescription() {
  const { household } = useHouseholdState();
  const members = membersOf(household);
  const short = shortNames(members);
  return (split: HouseholdSplit) => {
    const percentages = percentagesOf(
      weightsOf(
        split,
        members.map(({ id }) => id),
      ),
    );
    return texts.described(
      split.kind,
      members.map(({ id }, index) => texts.part(short.get(id) ?? '', percentages[index] ?? 0)),
    );
  };
}

/** How the costs are split: kind, rooms or shares, and the result. A conflict shows the newer split and keeps the typed values. [ROOM-11 to ROOM-14] */
function SplitEditor() {
  const { household } = useHouseholdState();
  const { split, version, personId } = household;
  const members = membersOf(household);
  const short = shortNames(members);
  const nameOf = (id: string | null) => (id === null ? null : (short.get(id) ?? null));
  const describe = useDescription();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Typed | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const outcome = useOutcome();
  const { run, busy, problem } = useHouseholdAction(
    (http, body: SplitForm) => http.send(householdEndpoints.changeSplit, { body }),
    () => {
      setDraft(null);
      outcome.focus(texts.saved);
    },
  );

  const shown = draft ?? draftOf(split);
  const personIds = members.map(({ id }) => id);
  const parsed = parseDraft(shown, personIds, version);
  const isStale = draft !== null && draft.basis !== basisOf(split);
  const others = (split?.agreed ?? []).filter((id) => id !== personId).flatMap((id) => short.get(id) ?? []);
  const edit = (change: Partial<SplitDraft>) => {
    setDraft({ basis: basisOf(split), ...shown, ...change });
    setErrors({});
    outcome.show('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.split) {
      void run(parsed.split);
      return;
    }
    // Render the messages before the focus moves to the first one.
    flushSync(() => setErrors(parsed.errors));
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) focusField(invalid);
  };
  const kind = shown.kind === 'person' ? null : shown.kind;
  const isSaved = draft === null && split !== null;
  const sumError = errors[''];

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <RadioCards<SplitKind>
          legend={<VisuallyHidden>{texts.question}</VisuallyHidden>}
          columns={3}
          options={splitKinds.map((value) => ({ value, ...texts.kinds[value] }))}
          value={shown.kind}
          onChange={(chosen) => edit({ kind: chosen })}
        />
        {kind && (
          <div className={styles.weights}>
            {members.map(({ id }, index) => (
              <TextField
                key={id}
                label={
                  <>
                    {texts[kind](short.get(id) ?? '')}
                    <VisuallyHidden>{kind === 'room' ? texts.roomSpoken : texts.shareSpoken}</VisuallyHidden>
                  </>
                }
                suffix={kind === 'room' ? texts.roomUnit : texts.shareUnit}
                width="4"
                numeric
                inputMode="decimal"
                autoComplete="off"
                value={shown[kind][id] ?? ''}
                error={errors[id] ?? (index === 0 ? sumError : undefined)}
                onChange={({ target }) => edit({ [kind]: { ...shown[kind], [id]: target.value } })}
              />
            ))}
          </div>
        )}
        {isStale && split && (
          <Notice kind="warning" focusOn={problem}>
            <p>{texts.stale(describe(split), nameOf(split.changedBy))}</p>
          </Notice>
        )}
        {!isStale && <ProblemNotice problem={problem} focused />}
        {!isSaved && (
          <>
            {split === null && (
              <Text size="sm" muted>
                {texts.notAgreed}
              </Text>
            )}
            {others.length > 0 && (
              <Notice kind="warning" still>
                <p>{texts.clears(others)}</p>
              </Notice>
            )}
            <div className={styles.actions}>
              <Button type="submit" busy={busy ? texts.saving : undefined}>
                {texts.save}
              </Button>
              {draft && (
                <TextButton
                  onClick={() => {
                    setDraft(null);
                    setErrors({});
                    outcome.focus(texts.undone);
                  }}
                >
                  {texts.undo}
                </TextButton>
              )}
            </div>
          </>
        )}
        <OutcomeStatus outcome={outcome} />
      </form>
      <SplitCard
        split={parsed.split ?? split ?? { kind: 'person', weights: [] }}
        note={draft && (parsed.split ? texts.unsaved : texts.invalid(split !== null))}
      />
      {isSaved && <Agreement split={split} />}
    </>
  );
}

/** How the people of a household split its costs: a plan between them. [ROOM-12 to ROOM-14] */
export function SplitSection() {
  const { household } = useHouseholdState();
  const titleId = useId();
  const isSplit = membersOf(household).length > 1;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <Text size="sm" muted className={styles.lede}>
        {isSplit ? texts.lede : texts.onlyYou}
      </Text>
      {isSplit ? <SplitEditor /> : <SplitCard split={{ kind: 'person', weights: [] }} />}
    </section>
  );
}
