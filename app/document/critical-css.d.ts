declare module 'virtual:critical-css' {
  /** The styles that each page needs, by the address of its route's script. Empty in development. */
  export const criticalCss: Record<string, string>;
}
