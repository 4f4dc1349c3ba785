/** The two databases we run on. */
export type Engine = 'sqlite' | 'postgres';
