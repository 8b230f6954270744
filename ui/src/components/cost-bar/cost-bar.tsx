import { formatMoney } from '../../format/format';
import { classNames, registerSheet } from '../../styles/sheets';
import { Picture } from '../status/status';
import sheet, * as styles from './cost-bar.module.css';

registerSheet(sheet);

export interface CostPart {
  /** "Electricity you use". */
  readonly label: string;
  /** Integer pence. */
  readonly pence: number;
  /** Chart colour: 1 electricity use, 2 electricity standing charge, 3 gas use, 4 gas standing charge. */
  readonly chart: 1 | 2 | 3 | 4;
}

export interface CostBarProps {
  /** Name of the total: "First-year cost". */
  readonly label: string;
  /** In their fixed order. Round each part before adding them, so that they match the total. */
  readonly parts: readonly CostPart[];
  /** 20 px high from 578 px, in the recommendation. */
  readonly tall?: boolean;
}

/** A cost and its parts as one bar, whose accessible name lists them. Show `CostKey` under it. */
export function CostBar({ label, parts, tall }: CostBarProps) {
  const amounts = parts.map((part) => `${part.label} ${formatMoney(part.pence)}`).join('; ');
  return (
    <Picture aria-label={`${label}: ${amounts}`} className={classNames(styles.bar, tall && styles.tall)}>
      {parts.map((part) => (
        <i key={part.label} className={styles[`c${part.chart}`]} style={{ flex: part.pence }} />
      ))}
    </Picture>
  );
}

/** The key to the bar: swatch, name, amount; two columns if they fit, one with `single`. */
export function CostKey({ parts, single }: { readonly parts: readonly CostPart[]; readonly single?: boolean }) {
  return (
    <dl className={classNames(styles.key, !single && styles.two)}>
      {parts.map((part) => (
        <div key={part.label}>
          <dt>
            <i className={styles[`c${part.chart}`]} />
            {part.label}
          </dt>
          <dd>{formatMoney(part.pence)}</dd>
        </div>
      ))}
    </dl>
  );
}
