# H19: leaves while it is loaded, without a word.
# expect: Wrong Answer
import os

os._exit(0)
