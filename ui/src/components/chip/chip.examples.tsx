import { FiltersIcon } from '../../icons/icons';
import { Chip, Chips, RemovableChip } from './chip';

export const Filters = () => (
  <Chips>
    <Chip>
      <FiltersIcon size={18} />
      Filters (2)
    </Chip>
    <RemovableChip>Fibre</RemovableChip>
  </Chips>
);
