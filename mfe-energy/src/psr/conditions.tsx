import { psrConditions, psrGroups, searchConditions, type PsrConditionId, type PsrGroup } from '@home-move/contract';
import { FormTextField, registerSheet, SearchIcon, Status, Text } from '@home-move/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ConditionRow } from './condition-row';
import type { Condition, PsrControl } from './psr.form';
import sheet, * as styles from './psr.module.css';
import { psrTexts as texts } from './psr.texts';

registerSheet(sheet);

interface ConditionListProps {
  readonly control: PsrControl;
  readonly title: string;
  readonly conditions: readonly Condition[];
}

function ConditionList({ control, title, conditions }: ConditionListProps) {
  const titleId = useId();
  if (conditions.length === 0) return null;
  return (
    <div>
      <Text id={titleId} as="b" size="sm" strong>
        {title}
      </Text>
      <ul aria-labelledby={titleId} className={styles.conditions}>
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} control={control} condition={condition} />
        ))}
      </ul>
    </div>
  );
}

/** Enter searches, and must not submit the form. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The conditions by group, narrowed by the search. Chosen ones that it leaves out stay below. [PSR-03, PSR-05, PSR-14] */
export function Conditions({ control }: { readonly control: PsrControl }) {
  const [typed, options] = useWatch({ control, name: ['search', 'psrOptions'] });
  const isChosen = ({ id }: Condition) => options[id].chosen;
  /** Chosen when the search last changed: a condition that is unticked there keeps its place, and the focus. */
  const [listed, setListed] = useState({ typed, ids: new Set<PsrConditionId>() });
  if (listed.typed !== typed) setListed({ typed, ids: new Set(psrConditions.filter(isChosen).map(({ id }) => id)) });

  const found: readonly Condition[] = searchConditions(typed);
  const others = psrConditions.filter(
    (condition) => (listed.ids.has(condition.id) || isChosen(condition)) && !found.includes(condition),
  );
  const isSearching = typed.trim() !== '';
  const result = found.length === 0 ? texts.noResults : texts.matches(found.length, psrConditions.length, typed.trim());
  return (
    <div className={styles.search}>
      <div>
        <div className={styles.searchBox}>
          <FormTextField
            control={control}
            name="search"
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            large
            autoComplete="off"
            className={styles.searchInput}
            onKeyDown={ignoreEnter}
          />
          <SearchIcon size={20} className={styles.searchIcon} />
        </div>
        <Status className={styles.result}>{isSearching && result}</Status>
      </div>
      {Object.entries(psrGroups).map(([group, title]) => (
        <ConditionList
          key={group}
          control={control}
          title={title}
          conditions={found.filter((condition) => condition.group === (group as PsrGroup))}
        />
      ))}
      <ConditionList control={control} title={texts.chosen} conditions={others} />
    </div>
  );
}
