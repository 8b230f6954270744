import { Checkbox } from './checkbox';

export const States = () => (
  <div>
    <Checkbox label="I don't know my move-in date" />
    <Checkbox label="Paperless" defaultChecked />
    <Checkbox label="Glimmer may email me offers" hint="Optional. You can stop at any time." />
    <Checkbox label="Council Tax" locked="Your letting agent has to notify them." />
    <Checkbox label="I am the account holder" error="Mandatory" />
  </div>
);
