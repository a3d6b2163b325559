export { codeSentTo, freePhone, readImage } from '../basic/testing.ts'
