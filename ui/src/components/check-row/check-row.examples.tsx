import { CheckRow } from './check-row';

export const Filters = () => (
  <fieldset>
    <legend>Tariff type</legend>
    <CheckRow type="checkbox" label="Fixed" end="3" />
    <CheckRow type="checkbox" label="Variable" end="2" defaultChecked />
  </fieldset>
);

export const OneOf = () => (
  <fieldset>
    <legend>Show</legend>
    <CheckRow type="radio" name="show" label="Offers from Larkfield Energy" end="3" />
    <CheckRow type="radio" name="show" label="All tariffs we hold" end="6" defaultChecked />
  </fieldset>
);
