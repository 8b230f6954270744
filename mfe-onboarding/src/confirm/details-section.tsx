import { Heading, KeyValueList, Text, useLinkProps } from '@home-move/ui';
import { useId, type ReactNode } from 'react';
import { confirmTexts as texts } from './confirm.texts';

/** A value, and the path of the page that edits it. */
export interface DetailsRow {
  readonly label: string;
  /** Null while not given. */
  readonly value: ReactNode;
  readonly editPath: string;
}

interface DetailsSectionProps {
  readonly title: string;
  readonly rows: readonly DetailsRow[];
}

/** A group of the given values to check, with an Edit link on every row. [ONB-18] */
export function DetailsSection({ title, rows }: DetailsSectionProps) {
  const id = useId();
  const linkTo = useLinkProps();
  const notGiven = (
    <Text as="span" muted>
      {texts.missing}
    </Text>
  );
  const items = rows.map(({ label, value, editPath }) => {
    const { href, onClick } = linkTo(editPath);
    return { label, value: value ?? notGiven, editHref: href, onEdit: onClick };
  });
  return (
    <section aria-labelledby={id}>
      <Heading id={id} look="h3">
        {title}
      </Heading>
      <KeyValueList items={items} />
    </section>
  );
}
