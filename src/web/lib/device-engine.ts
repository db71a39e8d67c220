// What the worker needs of the engine, and no more of it: a script that is fetched while its weights are.
export { checkMail, checkUrl, useData } from '../../offline/index.ts';
