import {
  Card,
  CardHead,
  CardRule,
  CouncilIcon,
  Heading,
  registerSheet,
  RequiredTag,
  Stack,
  Tile,
  WaterIcon,
} from '@home-move/ui';
import { useId, type ReactNode } from 'react';
import sheet, * as styles from './local-card.module.css';

registerSheet(sheet);

interface LocalCardProps {
  readonly service: 'council' | 'water';
  readonly title: string;
  readonly isMandatory?: boolean;
  /** The question, under a line. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** A service of the new home: what it is, who does it, and what the mover wants. */
export function LocalCard({ service, title, isMandatory, question, children }: LocalCardProps) {
  const titleId = useId();
  const Icon = service === 'council' ? CouncilIcon : WaterIcon;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <Tile>
          <Icon size={24} />
        </Tile>
        <div className={styles.title}>
          <Heading level={2} look="h3" id={titleId}>
            {title}
          </Heading>
          {isMandatory && <RequiredTag />}
        </div>
      </CardHead>
      <Stack gap={4} className={styles.body}>
        {children}
      </Stack>
      {question && (
        <>
          <CardRule />
          {question}
        </>
      )}
    </Card>
  );
}
