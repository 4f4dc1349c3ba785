/** What we use of negotiator 1.1; `@types/negotiator` describes 0.6, which knew no `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    /** `preferred` decides between encodings that the client likes equally; undefined when it accepts none. */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
  }
}
