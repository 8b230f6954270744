import { createContext } from 'react';

/** Id of the form around a bound field: the start of its boxes' ids. */
export const FormIdContext = createContext('field');
