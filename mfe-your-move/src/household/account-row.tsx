import { formatList, londonToday, type HouseholdAccount, type HouseholdAccountId } from '@home-move/contract';
import {
  Badge,
  BroadbandIcon,
  CouncilIcon,
  EnergyIcon,
  GasIcon,
  registerSheet,
  TextButton,
  Tile,
  VisuallyHidden,
  WaterIcon,
} from '@home-move/ui';
import { AccountAnswer } from './account-answer';
import sheet, * as styles from './accounts.module.css';
import { accountTexts as texts } from './accounts.texts';
import { useHouseholdState } from './household-state';
import { membersOf, shortNames } from './people';

registerSheet(sheet);

const icons = {
  electricity: EnergyIcon,
  gas: GasIcon,
  broadband: BroadbandIcon,
  councilTax: CouncilIcon,
  water: WaterIcon,
} as const satisfies Record<HouseholdAccountId, unknown>;

/** Who is named, and whose answer is missing. A housemate counts only after agreeing. [ROOM-10] */
function Names({ account }: { readonly account: HouseholdAccount }) {
  const { household } = useHouseholdState();
  const members = membersOf(household);
  const short = shortNames(members);
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => short.get(id) ?? []);
  const named = members.filter(({ id }) => account.named.includes(id)).map(({ name }) => name);
  // A housemate who has not answered sees the question instead.
  const requests = account.asked.filter(({ personId }) => personId !== household.personId);
  const waiting = namesOf(requests.map(({ personId }) => personId));
  const declined = namesOf(account.declined);
  const latest = requests
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  return (
    <>
      <b>{named.length === 0 ? texts.none : formatList(named)}</b>
      {waiting.length > 0 && latest !== undefined && (
        <>
          <p className={styles.muted}>
            {texts.requested(waiting, londonToday(new Date(latest)))} {texts.until(waiting, namesOf(account.named))}
          </p>
          <Badge status="pending">{texts.waitingFor(waiting)}</Badge>
        </>
      )}
      {declined.length > 0 && <p className={styles.muted}>{texts.declined(declined)}</p>}
      {named.length === 0 && account.asked.length === 0 && <Badge status="todo">{texts.toDo}</Badge>}
    </>
  );
}

interface AccountRowProps {
  readonly account: HouseholdAccount;
  /** Opens the names to choose from. */
  readonly onChange: () => void;
}

/** An account with its supplier and the people who are named on it. Council tax cannot be edited. [ROOM-10] */
export function AccountRow({ account, onChange }: AccountRowProps) {
  const { household } = useHouseholdState();
  const { id, supplier, naming, named, asked } = account;
  const Icon = icons[id];
  const name = texts.names[id];
  const isEmpty = named.length === 0 && asked.length === 0;
  return (
    <li className={styles.account}>
      <Tile className={styles.tile}>
        <Icon size={22} />
      </Tile>
      <div>
        <h3>{name}</h3>
        <p className={styles.muted}>{supplier ?? texts.notSetUp}</p>
      </div>
      <div className={styles.names}>
        {naming === 'byLaw' && (
          <>
            <b>{texts.byLaw}</b>
            <p className={styles.muted}>{texts.law}</p>
          </>
        )}
        {naming === 'notSetUp' && <p className={styles.muted}>{texts.later}</p>}
        {naming === 'open' && <Names account={account} />}
        {naming === 'open' && household.role === 'housemate' && <AccountAnswer account={account} />}
      </div>
      {naming === 'open' && household.role === 'mover' && (
        <div className={styles.change}>
          <TextButton className={styles.action} onClick={onChange}>
            {isEmpty ? texts.choose : texts.change}
            <VisuallyHidden>{texts.ofAccount(name)}</VisuallyHidden>
          </TextButton>
        </div>
      )}
    </li>
  );
}
