/** Messages of the address lookup and manual entry, word for word. [ADDR-09 to ADDR-19] */
export const addressMessages = {
  postcode: "We don't recognise this postcode",
  postcodeMissing: 'Please tell me the postcode of your new home',
  notSearched: 'Please search for your address using your postcode',
  searchInvalid: 'Please check your postcode is valid',
  notChosen: 'Please select an address from the dropdown',
  none: 'We can’t find any addresses for that postcode. Please check you’ve entered it correctly.',
  noneWithManual:
    'We can’t find any addresses for that postcode. Please check you’ve entered it correctly. If it is right, click the ‘can’t find your address’ link and enter the rest of the address.',
  business:
    'The address you have selected appears to be a business address. Please check that you have selected the correct address before continuing.',
  houseMissing: 'Please enter your house name or number',
  line1Missing: 'Please enter the first line of your address',
  townMissing: 'Please enter your town or city',
} as const;
