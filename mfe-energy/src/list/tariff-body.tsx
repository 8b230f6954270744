import type { EnergyTariff } from '@home-move/contract';
import {
  Button,
  CardActions,
  classNames,
  CostBar,
  CostKey,
  formatMoney,
  Heading,
  LogoTile,
  Notice,
  Price,
  registerSheet,
  Tag,
  Tags,
  Text,
  VisuallyHidden,
} from '@home-move/ui';
import { CompareBox } from '../compare/compare-box';
import { costPartsOf, tagsOf, termOf } from '../tariff/describe-tariff';
import { SavingsBanner } from '../tariff/savings-banner';
import { SupplierLink } from '../tariff/supplier-link';
import { tariffTexts as texts } from '../tariff/tariff.texts';
import sheet, * as styles from './list.module.css';

registerSheet(sheet);

export interface TariffActions {
  readonly onSelect: (tariff: EnergyTariff) => void;
  readonly onDetails: (tariff: EnergyTariff) => void;
}

export interface TariffBodyProps extends TariffActions {
  readonly tariff: EnergyTariff;
  readonly isSelecting: boolean;
  /** Why its Select failed. */
  readonly failure: string | null;
  /** Shown first, with the page's primary button and a taller bar. */
  readonly recommended?: boolean;
}

function TariffButtons({ tariff, recommended, onSelect, onDetails, isSelecting }: TariffBodyProps) {
  const details = (
    <Button variant="plain" onClick={() => onDetails(tariff)}>
      {texts.details}
      <VisuallyHidden>{texts.detailsOf(tariff.tariffName)}</VisuallyHidden>
    </Button>
  );
  const select = tariff.canSwitch ? (
    <Button
      variant={recommended ? 'primary' : 'choose'}
      onClick={() => onSelect(tariff)}
      busy={isSelecting ? texts.selecting : undefined}
    >
      {texts.select}
      <VisuallyHidden>{texts.selectOf(tariff.tariffName)}</VisuallyHidden>
    </Button>
  ) : (
    <SupplierLink tariff={tariff} />
  );
  return <CardActions details={details} select={select} />;
}

/** Supplier, cost with its parts, and the buttons of one tariff. [LIST-07] */
export function TariffBody(props: TariffBodyProps) {
  const { tariff, recommended, failure } = props;
  const parts = costPartsOf(tariff);
  return (
    <div className={styles.tariff}>
      <div className={styles.top}>
        <LogoTile name={tariff.supplierName} src={tariff.supplierImageUrl ?? undefined} />
        <div>
          <Heading level={recommended ? 2 : 3} look="h3">
            {tariff.tariffName}
          </Heading>
          <Text muted size="sm" className={styles.term}>
            {texts.bySupplier(tariff.supplierName, termOf(tariff))}
          </Text>
        </div>
        <Price amount={formatMoney(tariff.newSpend)} className={styles.price}>
          {texts.firstYear(formatMoney(tariff.newSpendMonthly))}
        </Price>
      </div>
      {!tariff.canSwitch && (
        <Notice kind="info" still>
          {texts.cannotSwitch(tariff.supplierName)}
        </Notice>
      )}
      <Tags>
        {tagsOf(tariff).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Tags>
      <SavingsBanner tariff={tariff} />
      <CostBar label={texts.firstYearCost} parts={parts} tall={recommended ?? false} />
      <div className={classNames(styles.foot, recommended && styles.single)}>
        <CostKey parts={parts} single={recommended ?? false} />
        <TariffButtons {...props} />
      </div>
      <CompareBox tariff={tariff} />
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </div>
  );
}
