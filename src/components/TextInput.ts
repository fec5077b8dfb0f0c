/**
 * antd's one-line field for the pages of a first visit. `Input` of antd's main entry carries the search field, the text
 * area, the password and the one-time code as its properties, so that who needs one loads all of them.
 */
export { default as TextInput } from 'antd/es/input/Input';
