/** The folder of the whole project. */
export declare const ROOT: string;
export declare const inProject: (...parts: any[]) => string;
