/** A figure with what follows it and what it counts. */
export interface Stat {
  value: number;
  suffix: string;
  label: string;
}
