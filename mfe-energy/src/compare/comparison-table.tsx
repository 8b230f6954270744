import type { EnergyTariff } from '@home-move/contract';
import { Button, registerSheet, Tag, Text, VisuallyHidden } from '@home-move/ui';
import { Explanation } from '../tariff/explained-terms';
import { SupplierLink } from '../tariff/supplier-link';
import { tariffTexts } from '../tariff/tariff.texts';
import { comparisonRows, type ComparisonRow } from './comparison-rows';
import { comparisonTexts as texts } from './comparison.texts';
import sheet, * as styles from './comparison-table.module.css';

registerSheet(sheet);

/** A fact and its values; one cell where both tariffs have the same, so that what differs stands out without colour. */
function Row({ label, values, lower, term }: ComparisonRow) {
  const [first, second] = values;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.fact}>
          {label}
        </th>
      </tr>
      <tr className={styles.values}>
        {first === second ? (
          <td colSpan={2}>{texts.both(first)}</td>
        ) : (
          values.map((value, index) => (
            <td key={index}>
              {value}
              {lower?.index === index && (
                <>
                  {' '}
                  <Tag tone="accent">{lower.note}</Tag>
                </>
              )}
            </td>
          ))
        )}
      </tr>
      {term && (
        <tr>
          <td colSpan={2}>
            <Explanation term={term} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface ComparisonTableProps {
  readonly tariffs: readonly [EnergyTariff, EnergyTariff];
  readonly onSelect: (tariff: EnergyTariff) => void;
}

/** Two tariffs side by side: a column each, the fact above its values, so that it fits a narrow page. */
export function ComparisonTable({ tariffs, onSelect }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {tariffs.map(({ priceId, tariffName, supplierName }) => (
            <th key={priceId} scope="col" className={styles.tariff}>
              {tariffName}
              <Text as="span" size="sm" muted className={styles.supplier}>
                {supplierName}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      {comparisonRows(tariffs).map((row) => (
        <Row key={row.label} {...row} />
      ))}
      <tbody>
        <tr>
          {tariffs.map((tariff) => (
            <td key={tariff.priceId} className={styles.choose}>
              {tariff.canSwitch ? (
                <Button variant="choose" onClick={() => onSelect(tariff)}>
                  {tariffTexts.select}
                  <VisuallyHidden>{tariffTexts.selectOf(tariff.tariffName)}</VisuallyHidden>
                </Button>
              ) : (
                <SupplierLink tariff={tariff} />
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
