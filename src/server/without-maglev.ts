import { setFlagsFromString } from 'node:v8';

/**
 * On a crowded machine V8's middle compiler mixes up numbers: the width of one object is read from another that was made
 * after it, in one of thirty new processes that read a picture. A wrong number is a wrong verdict, so that compiler stays
 * off: decision 0029. It goes for all threads of the process, and has to come before any code is worth compiling.
 */
setFlagsFromString('--no-maglev');
