import { addTexts } from '../addTexts';
import en from '../en-US/failedSetup';
import zh from '../zh-CN/failedSetup';

addTexts({ 'zh-CN': zh, 'en-US': en });
