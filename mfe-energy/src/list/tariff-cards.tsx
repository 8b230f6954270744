import type { EnergyTariff } from '@home-move/contract';
import { Card, CardList, registerSheet } from '@home-move/ui';
import { memo } from 'react';
import sheet, * as styles from './list.module.css';
import { TariffBody, type TariffActions, type TariffBodyProps } from './tariff-body';

registerSheet(sheet);

const keyOf = ({ quoteId, priceId }: EnergyTariff) => `${quoteId} ${priceId}`;

const isSamePrice = (a: EnergyTariff, b: EnergyTariff) =>
  a === b ||
  (a.quoteId === b.quoteId &&
    a.priceId === b.priceId &&
    a.newSpend === b.newSpend &&
    a.startServiceDate === b.startServiceDate);

/** Each answer has new objects: a card of the same price and state need not render again. */
function isSameCard(a: TariffBodyProps, b: TariffBodyProps): boolean {
  return (
    isSamePrice(a.tariff, b.tariff) &&
    a.isSelecting === b.isSelecting &&
    a.failure === b.failure &&
    a.onSelect === b.onSelect &&
    a.onDetails === b.onDetails
  );
}

const TariffCard = memo(
  (props: TariffBodyProps) => (
    <Card as="article">
      <TariffBody {...props} />
    </Card>
  ),
  isSameCard,
);

interface TariffCardsProps extends TariffActions {
  readonly tariffs: readonly EnergyTariff[];
  /** Price id of the tariff that is recommended above. */
  readonly except: string | null;
  /** Price id of the last tariff that was selected, and what became of it. */
  readonly selectedId: string | null;
  readonly isSelecting: boolean;
  readonly failure: string | null;
}

/** The cards in the order of the answer. */
export const TariffCards = memo(
  ({ tariffs, except, selectedId, isSelecting, failure, ...actions }: TariffCardsProps) => (
    <div className={styles.cards}>
      <CardList items={tariffs.filter(({ priceId }) => priceId !== except)} keyOf={keyOf}>
        {(tariff) => {
          const isSelected = tariff.priceId === selectedId;
          return (
            <TariffCard
              tariff={tariff}
              isSelecting={isSelected && isSelecting}
              failure={isSelected ? failure : null}
              {...actions}
            />
          );
        }}
      </CardList>
    </div>
  ),
);
