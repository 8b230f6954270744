import { useState } from 'react';
import { Text } from '../text/text';
import { FilterBar } from './filter-bar';
import { FilterColumns } from './filter-columns';
import { toggleItem, type FilterGroup } from './filter-options';
import { FilterPanel } from './filter-panel';

const TYPES = ['Fixed', 'Variable'] as const;
const BILLS = ['Paperless', 'Paper'] as const;

const optionsOf = (names: readonly string[], on: readonly string[]) =>
  names.map((name) => ({ key: name, label: name, isOn: on.includes(name), toggled: toggleItem(on, name) }));

function groupsOf(on: readonly string[]): readonly FilterGroup<string[]>[] {
  const electricity = { key: 'electricity', label: 'Electricity', isOn: true, toggled: [...on], locked: 'Always in' };
  return [
    { legend: 'Fuel', options: [electricity] },
    { legend: 'Tariff type', options: optionsOf(TYPES, on) },
    { legend: 'Bills', options: optionsOf(BILLS, on) },
  ];
}

/** A panel, chips of the active filters, and the list that they narrow. */
export function Tariffs() {
  const [on, setOn] = useState<readonly string[]>(['Fixed', 'Paperless']);
  const groups = groupsOf(on);
  const panel = <FilterPanel groups={groups} onChange={setOn} end={(key) => (key === 'Fixed' ? '2' : undefined)} />;
  return (
    <FilterColumns title="Filters" panel={panel} loading={false}>
      <Text size="sm">3 tariffs</Text>
      <FilterBar
        title="Filters"
        groups={groups}
        panel={panel}
        doneLabel="Show 3 tariffs"
        onRemove={({ toggled }) => setOn(toggled)}
        onAllRemoved={() => undefined}
      />
    </FilterColumns>
  );
}
