import { problemOf } from '@home-move/contract';
import { Button, ProblemNotice, registerSheet, Stack, Status, SuccessIcon, Text, TextField } from '@home-move/ui';
import { useId, useState, type FormEvent } from 'react';
import sheet, * as styles from './brand.module.css';
import type { BrandName, FoundBrand } from './brand.queries';
import { brandTexts as texts } from './brand.texts';

registerSheet(sheet);

export interface BrandFieldsProps {
  readonly name: BrandName;
  readonly found: FoundBrand;
  readonly onChoose: (name: BrandName) => void;
  /** Origin of the portal, for the hint. */
  readonly portal: string;
}

/** Brand and branch. Leaving a field, Enter and the button look the brand up. */
export function BrandFields({ name, found, onChoose, portal }: BrandFieldsProps) {
  const hint = useId();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);

  const choose = () => {
    const trimmed = { brand: typed.brand.trim(), branch: typed.branch.trim() };
    setMissing(trimmed.brand === '');
    if (trimmed.brand !== '' && (trimmed.brand !== name.brand || trimmed.branch !== name.branch)) onChoose(trimmed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose();
  };
  const problem = found.error === undefined ? null : problemOf(found.error);
  const isUnknown = problem?.status === 404;
  const error = isMissing ? texts.missing : isUnknown ? texts.unknown : undefined;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <div className={styles.fields}>
          <TextField
            label={texts.brand}
            value={typed.brand}
            onChange={({ target }) => setTyped({ ...typed, brand: target.value })}
            onBlur={choose}
            error={error}
            aria-describedby={hint}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            label={texts.branch}
            value={typed.branch}
            onChange={({ target }) => setTyped({ ...typed, branch: target.value })}
            onBlur={choose}
            aria-describedby={hint}
            autoComplete="off"
            inputMode="numeric"
            numeric
          />
        </div>
        <Text id={hint} size="sm" muted>
          {texts.hint(portal)}
        </Text>
        <div>
          <Button type="submit" size="small" busy={found.isLoading ? texts.loading : undefined}>
            {texts.show}
          </Button>
        </div>
        <Status>
          {found.branding && !found.isArchived && (
            <Text as="span" strong className={styles.found}>
              <SuccessIcon />
              {found.branding.name}
            </Text>
          )}
        </Status>
        {problem && !isUnknown && (
          <Stack gap={2}>
            <ProblemNotice problem={problem} />
            <div>
              <Button size="small" onClick={found.retry}>
                {texts.tryAgain}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </form>
  );
}
