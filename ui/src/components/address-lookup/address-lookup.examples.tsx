import { useState } from 'react';
import { AddressLookup, type AddressLookupProps } from './address-lookup';

const HOMES = ['2', '4', '6', '8', '10', '12', '14', '16'].map((number) => ({
  addressKey: `key-${number}`,
  simpleAddress: `${number} Castle Road, Bedford, MK40 2QT`,
}));
const OPTIONS = [
  ...HOMES,
  { addressKey: 'key-shop', simpleAddress: 'Hartley Books, 1 High Street, Bedford, MK40 2QT' },
];

/** A lookup that keeps its own state and finds addresses at once. */
export function StatefulLookup(props: Partial<AddressLookupProps>) {
  const [postcode, setPostcode] = useState(props.postcode ?? '');
  const [options, setOptions] = useState(props.options ?? null);
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <AddressLookup
      id="address"
      loading={false}
      onManual={() => undefined}
      {...props}
      postcode={postcode}
      onPostcodeChange={setPostcode}
      options={options}
      onFind={(asked) => {
        setOptions(OPTIONS);
        props.onFind?.(asked);
      }}
      value={value}
      onSelect={(key) => {
        setValue(key);
        props.onSelect?.(key);
      }}
    />
  );
}

export const BeforeSearch = () => <StatefulLookup />;

export const Searching = () => <StatefulLookup postcode="MK40 2QT" loading />;

export const Found = () => <StatefulLookup postcode="MK40 2QT" options={OPTIONS} />;

export const Chosen = () => <StatefulLookup postcode="MK40 2QT" options={OPTIONS} value="key-14" />;

export const Wrong = () => (
  <StatefulLookup
    postcode="MK40 2QT"
    options={OPTIONS}
    postcodeError="Please enter a valid postcode"
    addressError="Please select your address"
  />
);
